import ts from 'typescript';
import type { Shape } from './shape.ts';

const anything = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Says where values of the shape are none of the type, or of any of several; nothing where all are. */
export function mismatches(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
  shape: Shape,
  path = '',
): string[] {
  const parts = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  if (parts.some(({ flags }) => flags & anything)) return [];
  const wrong = [
    ...shape.kinds.filter((kind) => !parts.some((part) => isOfKind(checker, part, kind))),
    ...unknownTexts(parts, shape).map((text) => `'${text}'`),
  ];
  const said = () => [...new Set(types.map((type) => checker.typeToString(type)))].join(' | ');
  return [
    ...wrong.map((found) => `${path || 'the row'} is ${found}, the type says ${said()}`),
    ...(shape.items ? ofItems(checker, parts, shape.items, path) : []),
    ...(shape.fields ? ofFields(checker, parts, shape.fields, path) : []),
  ];
}

function isOfKind(checker: ts.TypeChecker, type: ts.Type, kind: string): boolean {
  const has = (flag: ts.TypeFlags) => (type.flags & flag) !== 0;
  if (kind === 'null') return has(ts.TypeFlags.Null);
  if (kind === 'absent') return has(ts.TypeFlags.Undefined);
  if (kind === 'string') return has(ts.TypeFlags.StringLike);
  if (kind === 'number') return has(ts.TypeFlags.NumberLike);
  if (kind === 'boolean') return has(ts.TypeFlags.BooleanLike);
  if (!has(ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return false;
  const isList = checker.isArrayType(type) || checker.isTupleType(type);
  const isBytes = ['Uint8Array', 'Buffer'].includes(type.symbol?.name);
  if (kind === 'array') return isList;
  if (kind === 'bytes') return isBytes;
  return kind === 'object' ? !isList && !isBytes : kind === type.symbol?.name;
}

/** Where a type is made of words, any other word is wrong. */
function unknownTexts(parts: readonly ts.Type[], { texts = [] }: Shape): string[] {
  const words = parts.filter((part) => part.isStringLiteral()).map(({ value }) => value);
  const isAnyText = parts.some(
    ({ flags }) => flags & ts.TypeFlags.StringLike && !(flags & ts.TypeFlags.StringLiteral),
  );
  return isAnyText || words.length === 0 ? [] : texts.filter((text) => !words.includes(text));
}

function ofItems(
  checker: ts.TypeChecker,
  parts: readonly ts.Type[],
  items: Shape,
  path: string,
): string[] {
  const types = parts
    .filter((part) => isOfKind(checker, part, 'array'))
    .flatMap((part) => checker.getIndexTypeOfType(part, ts.IndexKind.Number) ?? []);
  return types.length === 0 ? [] : mismatches(checker, types, items, `${path}[]`);
}

/** Of several object types every field of one is allowed, and one that all of them have is needed. */
function ofFields(
  checker: ts.TypeChecker,
  parts: readonly ts.Type[],
  fields: Record<string, Shape>,
  path: string,
): string[] {
  const objects = parts.filter((part) => isOfKind(checker, part, 'object'));
  if (objects.length === 0) return [];
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const types = objects.flatMap((object) => fieldType(checker, object, name) ?? []);
    if (types.length === 0) return [`${at(name)} is there, the type does not have it`];
    // One that not all of them name may be left out.
    const mayBeAbsent = !objects.every((object) => object.getProperty(name));
    const kinds = field.kinds.filter((kind) => kind !== 'absent' || !mayBeAbsent);
    return mismatches(checker, types, { ...field, kinds }, at(name));
  });
  const missing = neededBy(objects)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => `${at(name)} is not there, the type has it`);
  return [...wrong, ...missing];
}

function fieldType(checker: ts.TypeChecker, object: ts.Type, name: string): ts.Type | undefined {
  const property = object.getProperty(name);
  return property
    ? checker.getTypeOfSymbol(property)
    : checker.getIndexTypeOfType(object, ts.IndexKind.String);
}

function neededBy([first, ...others]: readonly ts.Type[]): string[] {
  const needed = (type: ts.Type) =>
    type
      .getProperties()
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name);
  const ofOthers = others.map((type) => new Set(needed(type)));
  return first ? needed(first).filter((name) => ofOthers.every((names) => names.has(name))) : [];
}
