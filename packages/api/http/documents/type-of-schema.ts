/** JSON Schema as far as the contract uses it. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  type?: string | string[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  prefixItems?: JsonSchema[];
  items?: JsonSchema | false;
}

/** The TypeScript type of what a schema describes; a reference is a type of that name. */
export function typeOfSchema(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/$defs/', '');
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(typeOfSchema));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOfSchema({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return typeOfObject(schema);
    case 'array':
      return typeOfList(schema);
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'boolean':
    case 'null':
      return schema.type;
    case undefined:
      return 'unknown';
    default:
      throw new Error(`No type for ${schema.type}: add it to packages/api/http/documents/type-of-schema.ts`);
  }
}

function typeOfObject({ properties, required = [], additionalProperties, propertyNames }: JsonSchema): string {
  if (properties) {
    const fields = Object.entries(properties).map(([name, schema]) => {
      return `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOfSchema(schema)}`;
    });
    return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
  }
  const value = typeof additionalProperties === 'object' ? typeOfSchema(additionalProperties) : 'unknown';
  return `Record<${propertyNames ? typeOfSchema(propertyNames) : 'string'}, ${value}>`;
}

function typeOfList({ prefixItems, items }: JsonSchema): string {
  if (prefixItems) return `[${prefixItems.map(typeOfSchema).join(', ')}]`;
  const entry = items ? typeOfSchema(items) : 'unknown';
  return /^(\w+|\{[^{}|]*\})$/.test(entry) ? `${entry}[]` : `Array<${entry}>`;
}

function union(types: string[]): string {
  return [...new Set(types)].join(' | ');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}
