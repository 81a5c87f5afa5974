import type { Shape } from './shape.ts';
import type { ToldType } from './told-type.ts';

/** Says where values of the shape are none of the type; nothing where all are. */
export function mismatches(type: ToldType, shape: Shape, path = ''): string[] {
  const { kinds, words, items, text } = type;
  if (kinds === 'anything') return [];
  const wrong = [
    ...shape.kinds.filter((kind) => !kinds.includes(kind)),
    ...(shape.texts ?? [])
      .filter((each) => words && !words.includes(each))
      .map((each) => `'${each}'`),
  ];
  return [
    ...wrong.map((found) => `${path || 'the row'} is ${found}, the type says ${text}`),
    ...(shape.items && items ? mismatches(items, shape.items, `${path}[]`) : []),
    ...(shape.fields && type.fields ? ofFields(type, shape.fields, path) : []),
  ];
}

function ofFields(
  { fields = {}, needed = [], others }: ToldType,
  seen: Record<string, Shape>,
  path: string,
): string[] {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const wrong = Object.entries(seen).flatMap(([name, shape]) => {
    if (Object.hasOwn(fields, name)) return mismatches(fields[name] as ToldType, shape, at(name));
    if (!others) return [`${at(name)} is there, the type does not have it`];
    const kinds = shape.kinds.filter((kind) => kind !== 'absent');
    return mismatches(others, { ...shape, kinds }, at(name));
  });
  const missing = needed
    .filter((name) => !Object.hasOwn(seen, name))
    .map((name) => `${at(name)} is not there, the type has it`);
  return [...wrong, ...missing];
}
