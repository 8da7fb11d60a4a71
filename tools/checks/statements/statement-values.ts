import { ts } from 'ts-morph';

/** A part of a statement: its text, or the type of a value that is sent beside it. */
export type Part = string | ts.Type;

/** What an expression is, as far as it can be known without running it. */
export type Value =
  | { is: 'plain'; value: string | number | boolean | null | undefined }
  | { is: 'fragment'; parts: Part[] }
  | { is: 'object'; node: ts.ObjectLiteralExpression; scope: Scope }
  | { is: 'list'; items: Item[] }
  | { is: 'function'; node: ts.FunctionLikeDeclaration; scope: Scope }
  | { is: 'unknown'; type: ts.Type; key: string };

export interface Item {
  value: () => Value;
  type: ts.Type;
}

/** The arguments of a call that is looked into. */
export interface Scope {
  bound: Map<ts.Node, () => Value>;
  outer: Scope | undefined;
}

/** A statement, or a piece of one, that cannot be read from the source. */
export class UnreadableError extends Error {
  constructor(node: ts.Node, reason: string) {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    super(`${reason}: ${node.getText().slice(0, 60)} (line ${line + 1} of ${file.fileName})`);
  }
}

export const top: Scope = { bound: new Map(), outer: undefined };

/** Returns what a symbol stands for, past all imports. */
export function originOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns whether a type is SQL itself, and not a value that is sent beside it. */
export function isFragment(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => part.getProperty('toOperationNode') !== undefined);
}

export function plain(value: string | number | boolean | null | undefined): Value {
  return { is: 'plain', value };
}

/** Returns whether an expression is another one with something about its type, or in brackets. */
export function isWrapped(
  node: ts.Expression,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  );
}

/** Returns the value of a literal; undefined for any other expression. */
export function literalOf(node: ts.Expression): Value | undefined {
  if (ts.isStringLiteralLike(node)) return plain(node.text);
  if (ts.isNumericLiteral(node)) return plain(Number(node.text));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return plain(true);
  if (node.kind === ts.SyntaxKind.FalseKeyword) return plain(false);
  return node.kind === ts.SyntaxKind.NullKeyword ? plain(null) : undefined;
}

/** Returns what `+` makes of two values; undefined where one of them is not known. */
export function sum(one: Value, other: Value): Value | undefined {
  if (one.is !== 'plain' || other.is !== 'plain') return undefined;
  const areNumbers = typeof one.value === 'number' && typeof other.value === 'number';
  return plain(areNumbers ? Number(one.value) + Number(other.value) : `${one.value}${other.value}`);
}

export function isSql(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === 'sql';
}

export function boundIn(scope: Scope | undefined, declaration: ts.Node): (() => Value) | undefined {
  return scope && (scope.bound.get(declaration) ?? boundIn(scope.outer, declaration));
}

/** Whether a type consists of some literals: each of them can be tried. */
export function isChoice(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => part.isStringLiteral() || part.isNumberLiteral());
}

export function nameOfArrow(node: ts.Node): string | undefined {
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : undefined;
}

export function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();
}

export function hasMember(node: ts.ObjectLiteralExpression, name: string): boolean {
  return node.properties.some(
    (member) => ts.isSpreadAssignment(member) || (member.name && nameOf(member.name) === name),
  );
}

export function returnTypeOf(checker: ts.TypeChecker, node: ts.Expression): ts.Type {
  const [signature] = checker.getTypeAtLocation(node).getCallSignatures();
  return signature ? checker.getReturnTypeOfSignature(signature) : checker.getUnknownType();
}

/** Returns a key for an expression whose value is not known: the same text in one function has one key, and so one value. */
export function keyOf(node: ts.Node): string {
  const owner = ts.findAncestor(node, ts.isFunctionLike);
  return `${node.getSourceFile().fileName}:${owner?.pos ?? 0}:${node.getText()}`;
}
