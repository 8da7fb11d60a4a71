import { ts } from 'ts-morph';
import type { Choose } from './choices.ts';
import {
  boundIn,
  hasMember,
  type Item,
  isChoice,
  isFragment,
  isSql,
  isWrapped,
  keyOf,
  literalOf,
  nameOf,
  nameOfArrow,
  originOf,
  type Part,
  plain,
  returnTypeOf,
  type Scope,
  sum,
  top,
  UnreadableError,
  type Value,
} from './statement-values.ts';

/** Finds all calls of a function that is called by this name. */
export type CallsOf = (declaration: ts.Node, name: string) => ts.CallExpression[];

/**
 * Reads the text of statements from their source. It follows constants, parameters, helper functions and conditions;
 * where the source leaves several possibilities, `choose` says which one is read.
 */
export class StatementReader {
  readonly checker: ts.TypeChecker;
  readonly callsOf: CallsOf;
  readonly choose: Choose;

  constructor(checker: ts.TypeChecker, callsOf: CallsOf, choose: Choose) {
    this.checker = checker;
    this.callsOf = callsOf;
    this.choose = choose;
  }

  /** Returns the parts of a fragment, such as sql`select ${id}`. */
  partsOf(node: ts.Expression, scope = top): Part[] {
    const value = this.read(node, scope);
    if (value.is === 'fragment') return value.parts;
    throw new UnreadableError(node, 'Not readable as a piece of SQL');
  }

  /** Returns a property of an object as text. */
  textProperty(node: ts.Expression, name: string): string {
    return this.text(this.property(this.read(node, top), name, node), node);
  }

  /** Returns the types of the entries of a list; undefined where they are not known. */
  typesOf(node: ts.Expression): ts.Type[] | undefined {
    const value = this.read(node, top);
    return value.is === 'list' ? value.items.map(({ type }) => type) : undefined;
  }

  private read(node: ts.Expression, scope: Scope): Value {
    if (isWrapped(node)) return this.read(node.expression, scope);
    return literalOf(node) ?? this.made(node, scope) ?? this.found(node, scope) ?? this.unknown(node);
  }

  /** What stands in the source as it is. */
  private made(node: ts.Expression, scope: Scope): Value | undefined {
    if (ts.isTaggedTemplateExpression(node) && isSql(node.tag)) return this.fragment(node.template, scope);
    if (ts.isTemplateExpression(node)) return plain(this.template(node, scope));
    if (ts.isObjectLiteralExpression(node)) return { is: 'object', node, scope };
    if (ts.isArrayLiteralExpression(node)) return this.list(node, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { is: 'function', node, scope };
    return undefined;
  }

  /** What comes from elsewhere, or from other values. */
  private found(node: ts.Expression, scope: Scope): Value | undefined {
    if (ts.isIdentifier(node)) return this.identifier(node, scope);
    if (ts.isConditionalExpression(node))
      return this.read(this.holds(node.condition, scope) ? node.whenTrue : node.whenFalse, scope);
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isPropertyAccessExpression(node))
      return this.property(this.read(node.expression, scope), node.name.text, node);
    if (ts.isElementAccessExpression(node)) return this.element(node, scope);
    return ts.isCallExpression(node) ? this.call(node, scope) : undefined;
  }

  private fragment(template: ts.TemplateLiteral, scope: Scope): Value {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return { is: 'fragment', parts: [template.text] };
    const parts: Part[] = [template.head.text];
    for (const { expression, literal } of template.templateSpans)
      parts.push(...this.interpolated(expression, scope), literal.text);
    return { is: 'fragment', parts };
  }

  /** A fragment becomes text; anything else is a value that is sent beside the text. */
  private interpolated(node: ts.Expression, scope: Scope): Part[] {
    const type = this.checker.getTypeAtLocation(node);
    return isFragment(type) ? this.partsOf(node, scope) : [type];
  }

  private template(node: ts.TemplateExpression, scope: Scope): string {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => this.text(this.read(expression, scope), expression) + literal.text,
    );
    return node.head.text + spans.join('');
  }

  private text(value: Value, node: ts.Node): string {
    if (value.is === 'plain') return String(value.value);
    if (value.is === 'unknown') return String(this.oneLiteralOf(value, node));
    throw new UnreadableError(node, 'Not readable as text');
  }

  /** One of the literals that a type consists of. */
  private oneLiteralOf({ type, key }: Value & { is: 'unknown' }, node: ts.Node): string | number {
    const types = type.isUnion() ? type.types : [type];
    const literals = types.flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []));
    if (literals.length === 0 || literals.length < types.length)
      throw new UnreadableError(node, 'Not readable as text');
    return literals[this.choose(key, literals.length)] ?? '';
  }

  private identifier(node: ts.Identifier, scope: Scope): Value {
    if (node.text === 'undefined') return plain(undefined);
    const declaration = this.declarationOf(node);
    if (!declaration) return this.unknown(node);
    if (ts.isFunctionDeclaration(declaration)) return { is: 'function', node: declaration, scope: top };
    return this.declared(declaration, node, scope);
  }

  private declared(declaration: ts.Node, node: ts.Identifier, scope: Scope): Value {
    const bound = boundIn(scope, declaration);
    if (bound) return bound();
    if (ts.isVariableDeclaration(declaration) && declaration.initializer) {
      if (!(declaration.parent.flags & ts.NodeFlags.Const)) throw new UnreadableError(node, 'Not a constant');
      this.mustNotGrow(declaration);
      return this.read(declaration.initializer, scope);
    }
    if (ts.isBindingElement(declaration)) return this.unpacked(declaration, node, scope);
    if (ts.isParameter(declaration)) return this.argument(declaration, node);
    return this.unknown(node);
  }

  private mustNotGrow({ name, parent }: ts.VariableDeclaration): void {
    const text = parent.parent.parent.getText();
    if (text.includes(`${name.getText()}.push(`)) throw new UnreadableError(name, 'Added to after it was made');
  }

  /** A part of a destructured value. */
  private unpacked(element: ts.BindingElement, node: ts.Identifier, scope: Scope): Value {
    const pattern = element.parent;
    const holder = pattern.parent;
    const whole = ts.isBindingElement(holder)
      ? this.unpacked(holder, node, scope)
      : ts.isVariableDeclaration(holder)
        ? holder.initializer && this.read(holder.initializer, scope)
        : (boundIn(scope, holder)?.() ?? this.argumentUnlessLiteral(holder, node));
    const part = whole && this.partOf(whole, element, pattern);
    return part ?? this.unknownOf(this.checker.getTypeAtLocation(node), element);
  }

  private argumentUnlessLiteral(parameter: ts.ParameterDeclaration, node: ts.Identifier): Value | undefined {
    return isChoice(this.checker.getTypeAtLocation(node)) ? undefined : this.argument(parameter, node);
  }

  private partOf(whole: Value, element: ts.BindingElement, pattern: ts.BindingPattern): Value | undefined {
    if (ts.isArrayBindingPattern(pattern))
      return whole.is === 'list' ? whole.items[pattern.elements.indexOf(element)]?.value() : undefined;
    const name = (element.propertyName ?? element.name).getText();
    return whole.is === 'object' ? this.property(whole, name, element) : undefined;
  }

  /** What a parameter is, by one of the calls of its function. */
  private argument(parameter: ts.ParameterDeclaration, node: ts.Identifier): Value {
    const owner = parameter.parent;
    const type = this.checker.getTypeAtLocation(parameter.name);
    const named = ts.isFunctionDeclaration(owner) ? owner.name?.text : nameOfArrow(owner);
    if (isChoice(type) || !named) return this.unknownOf(type, parameter);
    const calls = this.callsOf(owner, named);
    if (calls.length === 0) throw new UnreadableError(node, 'No call says what it is');
    const call = calls[this.choose(`call of ${keyOf(owner)}`, calls.length)];
    const given = call?.arguments[owner.parameters.indexOf(parameter)] ?? parameter.initializer;
    return given ? this.read(given, top) : plain(undefined);
  }

  private list(node: ts.ArrayLiteralExpression, scope: Scope): Value {
    const items = node.elements.flatMap((element): Item[] => {
      if (!ts.isSpreadElement(element))
        return [{ value: () => this.read(element, scope), type: this.checker.getTypeAtLocation(element) }];
      const spread = this.read(element.expression, scope);
      if (spread.is === 'list') return spread.items;
      throw new UnreadableError(element, 'Not readable as a list');
    });
    return { is: 'list', items };
  }

  private holds(condition: ts.Expression, scope: Scope): boolean {
    const value = this.read(condition, scope);
    if (value.is === 'plain') return Boolean(value.value);
    if (value.is !== 'unknown') return true;
    return this.choose(value.key, 2) === 0;
  }

  private binary(node: ts.BinaryExpression, scope: Scope): Value {
    const { left, right } = node;
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return sum(this.read(left, scope), this.read(right, scope)) ?? this.unknown(node);
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
        return this.compared(node, true, scope);
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
        return this.compared(node, false, scope);
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return this.holds(left, scope) ? this.read(right, scope) : plain(false);
      case ts.SyntaxKind.BarBarToken:
        return this.read(this.holds(left, scope) ? left : right, scope);
      case ts.SyntaxKind.QuestionQuestionToken:
        return this.unlessMissing(node, scope);
      default:
        return this.unknown(node);
    }
  }

  private compared(node: ts.BinaryExpression, isEqual: boolean, scope: Scope): Value {
    const { left, right } = node;
    const [one, other] = [this.comparable(left, scope), this.comparable(right, scope)];
    return one && other ? plain((one.value === other.value) === isEqual) : this.unknown(node);
  }

  private unlessMissing(node: ts.BinaryExpression, scope: Scope): Value {
    const value = this.read(node.left, scope);
    if (value.is === 'unknown') return this.unknown(node);
    return value.is === 'plain' && (value.value ?? null) === null ? this.read(node.right, scope) : value;
  }

  private comparable(node: ts.Expression, scope: Scope): { value: unknown } | undefined {
    const value = this.read(node, scope);
    if (value.is === 'plain') return value;
    return value.is === 'unknown' && isChoice(value.type) ? { value: this.oneLiteralOf(value, node) } : undefined;
  }

  private element(node: ts.ElementAccessExpression, scope: Scope): Value {
    const object = this.read(node.expression, scope);
    if (object.is !== 'object') return this.unknown(node);
    const name = this.text(this.read(node.argumentExpression, scope), node.argumentExpression);
    return this.property(object, name, node);
  }

  private property(object: Value, name: string, node: ts.Node): Value {
    if (object.is !== 'object') return this.unknown(node);
    for (const member of [...object.node.properties].reverse()) {
      const value = this.member(member, name, object.scope);
      if (value) return value;
    }
    return plain(undefined);
  }

  private member(member: ts.ObjectLiteralElementLike, name: string, scope: Scope): Value | undefined {
    if (ts.isSpreadAssignment(member)) {
      const spread = this.read(member.expression, scope);
      return spread.is === 'object' && hasMember(spread.node, name) ? this.property(spread, name, member) : undefined;
    }
    if (nameOf(member.name) !== name) return undefined;
    if (ts.isPropertyAssignment(member)) return this.read(member.initializer, scope);
    return ts.isShorthandPropertyAssignment(member) ? this.identifier(member.name, scope) : this.unknown(member);
  }

  private call(node: ts.CallExpression, scope: Scope): Value {
    const { expression, arguments: given } = node;
    if (ts.isPropertyAccessExpression(expression)) {
      if (isSql(expression.expression)) return this.helper(expression.name.text, node, scope);
      if (expression.name.text === 'map') return this.mapped(node, expression.expression, scope);
    }
    if (!ts.isIdentifier(expression)) return this.unknown(node);
    const called = this.read(expression, scope);
    if (called.is !== 'function' || called.node.getSourceFile().isDeclarationFile) return this.unknown(node);
    return this.applied(
      called,
      given.map((argument) => () => this.read(argument, scope)),
      node,
    );
  }

  /** The helpers of Kysely: sql.raw, sql.ref, sql.table and sql.join. */
  private helper(name: string, node: ts.CallExpression, scope: Scope): Value {
    const [first, second] = node.arguments;
    if (!first) throw new UnreadableError(node, 'Nothing given');
    if (name === 'raw') return { is: 'fragment', parts: [this.text(this.read(first, scope), first)] };
    if (name === 'ref' || name === 'table') {
      const path = this.text(this.read(first, scope), first).split('.');
      return { is: 'fragment', parts: [path.map((step) => `"${step}"`).join('.')] };
    }
    if (name !== 'join') throw new UnreadableError(node, 'No helper that is known');
    const separator = second ? this.partsOf(second, scope) : [', '];
    const list = this.read(first, scope);
    if (list.is !== 'list') throw new UnreadableError(first, 'Not readable as a list');
    return {
      is: 'fragment',
      parts: list.items.flatMap((item, at) => [...(at > 0 ? separator : []), ...this.joined(item, first)]),
    };
  }

  private joined({ value, type }: Item, node: ts.Node): Part[] {
    if (!isFragment(type)) return [type];
    const read = value();
    if (read.is === 'fragment') return read.parts;
    throw new UnreadableError(node, 'Not readable as a piece of SQL');
  }

  private mapped(node: ts.CallExpression, list: ts.Expression, scope: Scope): Value {
    const [first] = node.arguments;
    const mapper = first && this.read(first, scope);
    if (!first || mapper?.is !== 'function') return this.unknown(node);
    const type = returnTypeOf(this.checker, first);
    const items = this.entriesOf(list, scope).map((item) => ({
      value: () => this.applied(mapper, [item.value], first),
      type,
    }));
    return { is: 'list', items };
  }

  private entriesOf(list: ts.Expression, scope: Scope): Item[] {
    try {
      const owner = this.read(list, scope);
      return owner.is === 'list' ? owner.items : this.oneOf(list, owner);
    } catch (error) {
      if (error instanceof UnreadableError) return this.oneOf(list, this.unknown(list));
      throw error;
    }
  }

  /** One entry stands for all of a list that is not known. */
  private oneOf(node: ts.Expression, owner: Value): Item[] {
    const list = this.checker.getTypeAtLocation(node);
    const type = this.checker.getIndexTypeOfType(list, ts.IndexKind.Number);
    if (!type) throw new UnreadableError(node, 'Not readable as a list');
    const key = owner.is === 'unknown' ? owner.key : keyOf(node);
    return [{ value: () => ({ is: 'unknown', type, key: `entry of ${key}` }), type }];
  }

  private applied({ node, scope }: Value & { is: 'function' }, given: (() => Value)[], call: ts.Node): Value {
    const inner: Scope = { bound: new Map(), outer: scope };
    for (const [at, parameter] of node.parameters.entries()) {
      const { initializer } = parameter;
      const value = given[at] ?? (initializer && (() => this.read(initializer, inner)));
      inner.bound.set(parameter, value ?? (() => plain(undefined)));
    }
    if (!node.body) throw new UnreadableError(call, 'No body');
    if (!ts.isBlock(node.body)) return this.read(node.body, inner);
    return this.result(node.body, inner) ?? plain(undefined);
  }

  private result(statement: ts.Statement, scope: Scope): Value | undefined {
    if (ts.isReturnStatement(statement)) return statement.expression && this.read(statement.expression, scope);
    if (ts.isIfStatement(statement)) {
      const branch = this.holds(statement.expression, scope) ? statement.thenStatement : statement.elseStatement;
      return branch && this.result(branch, scope);
    }
    if (ts.isBlock(statement)) {
      for (const step of statement.statements) {
        const value = this.result(step, scope);
        if (value) return value;
      }
      return undefined;
    }
    if (ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement)) return undefined;
    throw new UnreadableError(statement, 'Not followed');
  }

  private declarationOf(node: ts.Identifier): ts.Node | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    return symbol && originOf(this.checker, symbol)?.declarations?.[0];
  }

  private unknown(node: ts.Node): Value {
    return { is: 'unknown', type: this.checker.getTypeAtLocation(node), key: keyOf(node) };
  }

  private unknownOf(type: ts.Type, declaration: ts.Node): Value {
    return { is: 'unknown', type, key: `${declaration.getSourceFile().fileName}:${declaration.pos}` };
  }
}
