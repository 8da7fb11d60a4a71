import { ts } from 'ts-morph';

/** What a value can be, as far as a statement is concerned. */
export type Kind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'Date'
  | 'bytes'
  | 'array'
  | 'object'
  | 'null'
  | 'undefined'
  | 'unknown';

export interface Shape {
  kinds: ReadonlySet<Kind>;
  /** Of an array. */
  element?: Shape | undefined;
}

/** A field of a declared row. */
export interface Field extends Shape {
  name: string;
  isOptional: boolean;
}

/** Returns the kinds of values that a type has. */
export function shapeOf(checker: ts.TypeChecker, type: ts.Type): Shape {
  const kinds = new Set<Kind>();
  const elements: Shape[] = [];
  for (const part of partsOf(checker, type)) {
    const kind = kindOf(checker, part);
    if (kind) kinds.add(kind);
    if (kind === 'array') elements.push(...elementsOf(checker, part));
  }
  return { kinds, element: elements.length > 0 ? union(elements) : undefined };
}

/** Returns the fields of a declared row; undefined for a row that says nothing about them. */
export function fieldsOf(checker: ts.TypeChecker, type: ts.Type): Field[] | undefined {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return undefined;
  return checker.getPropertiesOfType(type).map((property) => ({
    name: property.name,
    isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    ...shapeOf(checker, checker.getTypeOfSymbol(property)),
  }));
}

function partsOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => partsOf(checker, part));
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound && bound !== type ? partsOf(checker, bound) : [checker.getUnknownType()];
  }
  // An amount is a number with a brand: what stands beside the number has no value.
  const plain = type.isIntersection() ? type.types.find((part) => part.flags & primitive) : undefined;
  return [plain ?? type];
}

const primitive = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind | undefined {
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (flags & ts.TypeFlags.Null) return 'null';
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return 'undefined';
  if (flags & ts.TypeFlags.Never) return undefined;
  if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.NonPrimitive))) return 'unknown';
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  const name = type.getSymbol()?.name;
  if (name === 'Date') return 'Date';
  return name === 'Buffer' || name === 'Uint8Array' ? 'bytes' : 'object';
}

function elementsOf(checker: ts.TypeChecker, type: ts.Type): Shape[] {
  return checker.getTypeArguments(type as ts.TypeReference).map((element) => shapeOf(checker, element));
}

function union(shapes: Shape[]): Shape {
  const elements = shapes.flatMap(({ element }) => element ?? []);
  return {
    kinds: new Set(shapes.flatMap(({ kinds }) => [...kinds])),
    element: elements.length > 0 ? union(elements) : undefined,
  };
}
