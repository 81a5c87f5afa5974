/** What values look like that stand in one place: all that were seen there, or all that the database may put there. */
export type Shape = {
  /** `null`, `string`, `array`, …; `absent` where an object was seen without it. */
  kinds: string[];
  /** The strings themselves, as long as they are few. */
  texts?: string[];
  /** Of an array. */
  items?: Shape;
  /** Of an object. */
  fields?: Record<string, Shape>;
};

/** So many are enough to tell a word that a type does not know. */
const mostTexts = 30;

/** Adds a value to what was seen; answers whether it was anything new. */
export function see(shape: Shape, value: unknown): boolean {
  const kind = kindOf(value);
  const isNew = addKind(shape, kind);
  if (typeof value === 'string') return addText(shape, value) || isNew;
  if (Array.isArray(value)) {
    shape.items ??= { kinds: [] };
    const { items } = shape;
    return value.map((item) => see(items, item)).some(Boolean) || isNew;
  }
  return kind === 'object' ? seeFields(shape, value as object) || isNew : isNew;
}

function seeFields(shape: Shape, value: object): boolean {
  const isFirst = shape.fields === undefined;
  shape.fields ??= {};
  let isNew = isFirst;
  for (const [name, field] of Object.entries(value)) {
    shape.fields[name] ??= { kinds: isFirst ? [] : ['absent'] };
    isNew = see(shape.fields[name], field) || isNew;
  }
  for (const [name, field] of Object.entries(shape.fields)) {
    if (!Object.hasOwn(value, name)) isNew = addKind(field, 'absent') || isNew;
  }
  return isNew;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return 'array';
  if (value instanceof Uint8Array) return 'bytes';
  const name = value.constructor?.name ?? 'Object';
  return name === 'Object' ? 'object' : name;
}

function addKind({ kinds }: Shape, kind: string): boolean {
  if (kinds.includes(kind)) return false;
  kinds.push(kind);
  return true;
}

function addText(shape: Shape, text: string): boolean {
  shape.texts ??= [];
  if (shape.texts.length === mostTexts || shape.texts.includes(text)) return false;
  shape.texts.push(text);
  return true;
}
