import ts from 'typescript';

/** What values a type allows, without the compiler that knew it. */
export type ToldType = {
  /** As it reads in the source. */
  text: string;
  /** Those of a `Shape`; none are told where anything is allowed. */
  kinds: string[] | 'anything';
  /** Where a type is made of words, any other word is wrong. */
  words?: string[];
  /** Of an array. */
  items?: ToldType;
  /** Of an object: every field that one of several types has. `needed` are those that all of them have. */
  fields?: Record<string, ToldType>;
  needed?: string[];
  /** Of an object with any names. */
  others?: ToldType;
};

const anything = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Tells one type, or any of several. One that contains itself is told once. */
export function tell(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
  around: readonly ts.Type[] = [],
): ToldType {
  const text = [...new Set(types.map((type) => checker.typeToString(type)))].join(' | ');
  const parts = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  const isAround = types.some((type) => around.includes(type));
  if (isAround || parts.some(({ flags }) => flags & anything)) return { text, kinds: 'anything' };
  const within = (inner: readonly ts.Type[]) => tell(checker, inner, [...around, ...types]);
  const kinds = new Set(parts.flatMap((part) => kindOf(checker, part) ?? []));
  const arrays = parts.filter((part) => kindOf(checker, part) === 'array');
  const items = arrays.flatMap((part) => indexOf(checker, part, ts.IndexKind.Number));
  const objects = parts.filter((part) => kindOf(checker, part) === 'object');
  return {
    text,
    kinds: [...kinds],
    ...wordsOf(parts),
    ...(items.length > 0 && { items: within(items) }),
    ...(objects.length > 0 && fieldsOf(checker, objects, within)),
  };
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const has = (flag: ts.TypeFlags) => (type.flags & flag) !== 0;
  if (has(ts.TypeFlags.Null)) return 'null';
  if (has(ts.TypeFlags.Undefined)) return 'absent';
  if (has(ts.TypeFlags.StringLike)) return 'string';
  if (has(ts.TypeFlags.NumberLike)) return 'number';
  if (has(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (!has(ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return undefined;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  const name = type.symbol?.name ?? '';
  if (name === 'Uint8Array' || name === 'Buffer') return 'bytes';
  return name === 'Date' ? name : 'object';
}

function wordsOf(parts: readonly ts.Type[]): { words?: string[] } {
  const words = parts.filter((part) => part.isStringLiteral()).map(({ value }) => value);
  const isAnyText = parts.some(
    ({ flags }) => flags & ts.TypeFlags.StringLike && !(flags & ts.TypeFlags.StringLiteral),
  );
  return isAnyText || words.length === 0 ? {} : { words };
}

const indexOf = (checker: ts.TypeChecker, type: ts.Type, kind: ts.IndexKind): ts.Type[] => {
  const found = checker.getIndexTypeOfType(type, kind);
  return found ? [found] : [];
};

function fieldsOf(
  checker: ts.TypeChecker,
  objects: readonly ts.Type[],
  within: (types: readonly ts.Type[]) => ToldType,
): Pick<ToldType, 'fields' | 'needed' | 'others'> {
  const names = new Set(objects.flatMap((type) => type.getProperties().map(({ name }) => name)));
  const fields = [...names].map((name) => {
    const found = objects.map((object) => object.getProperty(name));
    const types = objects.flatMap((object, index) => {
      const property = found[index];
      return property
        ? [checker.getTypeOfSymbol(property)]
        : indexOf(checker, object, ts.IndexKind.String);
    });
    const told = within(types);
    // One that not all of them name may be left out.
    const mayBeAbsent = found.some((property) => !property || isOptional(property));
    const kinds = mayBeAbsent && told.kinds !== 'anything' ? [...told.kinds, 'absent'] : told.kinds;
    return [name, { ...told, kinds }] as const;
  });
  const needed = [...names].filter((name) =>
    objects.every((object) => {
      const property = object.getProperty(name);
      return property && !isOptional(property);
    }),
  );
  const others = objects.flatMap((object) => indexOf(checker, object, ts.IndexKind.String));
  return {
    fields: Object.fromEntries(fields),
    needed,
    ...(others.length > 0 && { others: within(others) }),
  };
}

const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
