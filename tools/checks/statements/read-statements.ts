import { join, relative } from 'node:path';
import { type Project, ts } from 'ts-morph';
import { withEveryChoice } from './choices.ts';
import { type CallsOf, StatementReader } from './evaluate-statement.ts';
import { originOf, type Part } from './statement-values.ts';
import { type Field, fieldsOf, type Shape, shapeOf } from './type-shape.ts';

/** One form of a statement, with what the source says of its rows and values. */
export interface Statement {
  /** File and function, such as `packages/api/chat/chat.data.ts insertMessage`. */
  at: string;
  line: number;
  text: string;
  /** What is sent for $1, $2 and so on; undefined where the source does not say. */
  values: (Shape | undefined)[];
  /** The declared row; undefined if nothing reads it. */
  row: Field[] | undefined;
  /** Asked by `hotRows`, which leaves JSON as text. */
  isHot: boolean;
}

/** A statement whose text cannot be read from the source. */
export interface UnreadableStatement extends Omit<Statement, 'text' | 'values'> {
  reason: string;
}

export interface ReadStatements {
  statements: Statement[];
  unreadable: UnreadableStatement[];
}

/** Reads all raw statements of some files: whatever calls `execute` on a fragment of Kysely, or `hotRows`. */
export function readStatements(project: Project, root: string, files: readonly string[]): ReadStatements {
  const program = project.getProgram().compilerObject;
  const checker = program.getTypeChecker();
  const sources = program
    .getSourceFiles()
    .filter((file) => !file.fileName.includes('/node_modules/') && !file.isDeclarationFile);
  const callsOf = callIndex(checker, sources);
  const wanted = new Set(files.map((file) => join(root, file)));
  const read: ReadStatements = { statements: [], unreadable: [] };
  for (const source of sources.filter(({ fileName }) => wanted.has(fileName))) {
    for (const call of callsIn(source)) {
      const query = queryIn(checker, call);
      if (!query) continue;
      const at = `${relative(root, source.fileName)} ${functionAround(call)}`;
      const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1;
      const declared = { at, line, row: query.row && fieldsOf(checker, query.row), isHot: query.isHot };
      try {
        const forms = withEveryChoice((choose) => query.form(new StatementReader(checker, callsOf, choose)));
        read.statements.push(...distinct(forms).map((form) => ({ ...declared, ...form })));
      } catch (error) {
        read.unreadable.push({ ...declared, reason: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  return read;
}

type Form = Pick<Statement, 'text' | 'values'>;

interface Query {
  row: ts.Type | undefined;
  isHot: boolean;
  form: (reader: StatementReader) => Form;
}

function queryIn(checker: ts.TypeChecker, call: ts.CallExpression): Query | undefined {
  const { expression } = call;
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'execute') {
    const type = checker.getTypeAtLocation(expression.expression);
    if (type.getSymbol()?.name !== 'RawBuilder') return undefined;
    const [row] = checker.getTypeArguments(type as ts.TypeReference);
    return { row, isHot: false, form: (reader) => formOf(checker, reader.partsOf(expression.expression)) };
  }
  if (!ts.isIdentifier(expression) || expression.text !== 'hotRows') return undefined;
  const [, statement, values] = call.arguments;
  if (!statement || !values) return undefined;
  return {
    row: rowOfHot(checker, call),
    isHot: true,
    form(reader) {
      const text = reader.textProperty(statement, 'text');
      const types = reader.typesOf(values) ?? [];
      return { text, values: types.map((type) => shapeOf(checker, type)) };
    },
  };
}

/** `hotRows` answers Promise<Row[]>. */
function rowOfHot(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const signature = checker.getResolvedSignature(call);
  const rows = signature && checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
  return rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
}

function formOf(checker: ts.TypeChecker, parts: readonly Part[]): Form {
  const values: Shape[] = [];
  const text = parts
    .map((part) => (typeof part === 'string' ? part : `$${values.push(shapeOf(checker, part))}`))
    .join('');
  return { text, values };
}

function distinct(forms: readonly Form[]): Form[] {
  return [...new Map(forms.map((form) => [form.text, form])).values()];
}

function callsIn(source: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

function callIndex(checker: ts.TypeChecker, sources: readonly ts.SourceFile[]): CallsOf {
  const byName = Map.groupBy(sources.flatMap(callsIn), ({ expression }) =>
    ts.isIdentifier(expression) ? expression.text : '',
  );
  return (declaration, name) =>
    (byName.get(name) ?? []).filter(({ expression }) => {
      const symbol = checker.getSymbolAtLocation(expression);
      const [origin] = (symbol && originOf(checker, symbol).declarations) ?? [];
      return (
        origin === declaration || (origin && ts.isVariableDeclaration(origin) && origin.initializer === declaration)
      );
    });
}

/** The function of the module that a call stands in. */
function functionAround(node: ts.Node): string {
  let name = '(module)';
  for (let outer = node; !ts.isSourceFile(outer); outer = outer.parent) {
    if ((ts.isFunctionDeclaration(outer) || ts.isMethodDeclaration(outer)) && outer.name) name = outer.name.getText();
    else if (ts.isVariableDeclaration(outer) && ts.isSourceFile(outer.parent.parent.parent))
      name = outer.name.getText();
  }
  return name;
}
