type Json = Record<string, unknown>;

/** What a value of that name looks like, so that an example reads like a store's day and not like a schema. */
const known: Record<string, unknown> = {
  order_number: '2611190042',
  store_name: 'Grosir Sumber Rejeki',
  buyer_name: 'Warung Bu Tini',
  name: 'Beras Pandan Wangi 5 kg',
  product_name: 'Beras Pandan Wangi',
  first_product_name: 'Beras Pandan Wangi 5 kg',
  variant_name: '5 kg',
  brand_name: 'Cap Dua Nelayan',
  category_name: 'Beras',
  uom_name: 'karung',
  city: 'Semarang',
  time_zone: 'Asia/Jakarta',
  phone_number: '+6281234567890',
  total_amount: 1_250_000,
  amount: 1_250_000,
  price: 62_500,
  cost_price: 58_000,
  stock: 40,
  available: 36,
  quantity: 4,
  version: 3,
  page: 1,
  page_size: 20,
  message: 'Percobaan dari pengaturan toko Anda.',
};

const instant = '2026-11-19T02:15:00.000Z';

/**
 * A value that a schema takes, the same each time: by the name where it is one that people know, otherwise by the schema. What may be
 * left out is left out of what is sent, and stands in what is answered.
 */
export function exampleOf(
  schema: Json,
  { name = '', isInput = false }: { name?: string; isInput?: boolean } = {},
): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('default' in schema && isInput) return schema.default;
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options)
    return exampleOf(options.find(({ type }) => type !== 'null') ?? {}, { name, isInput });
  if (Array.isArray(schema.allOf))
    return Object.assign(
      {},
      ...schema.allOf.map((part) => exampleOf(part as Json, { name, isInput })),
    );
  const type = Array.isArray(schema.type)
    ? (schema.type as string[]).find((each) => each !== 'null')
    : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema, isInput);
    case 'array':
      return [exampleOf((schema.items as Json) ?? {}, { name: singular(name), isInput })];
    case 'string':
      return textOf(schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function objectOf({ properties = {}, required = [], ...schema }: Json, isInput: boolean): Json {
  const isNeeded = (name: string) => !isInput || (required as string[]).includes(name);
  const own = Object.entries(properties as Record<string, Json>).filter(([name]) => isNeeded(name));
  const { propertyNames, additionalProperties } = schema as { [name: string]: Json | undefined };
  if (own.length === 0 && typeof additionalProperties === 'object' && additionalProperties.type) {
    const key = propertyNames ? String(exampleOf(propertyNames)) : 'contoh';
    return { [key]: exampleOf(additionalProperties, { isInput }) };
  }
  return Object.fromEntries(
    own.map(([name, property]) => [name, exampleOf(property, { name, isInput })]),
  );
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');

function textOf({ format, pattern, minLength }: Json, name: string): string {
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.slice(0, 10);
  if (format === 'uuid') return '0c8f6f0e-5d0b-4c52-9f0e-3a1f5a6b7c8d';
  if (format === 'uri') return 'https://sistem.toko-anda.com/webhook';
  if (typeof pattern === 'string') return patterned(pattern, name);
  const text = known[name];
  if (typeof text === 'string') return text;
  return 'contoh'.padEnd(Number(minLength ?? 0), '.');
}

/** Ids are digits; whatever else has a form says so by its name. */
function patterned(pattern: string, name: string): string {
  const tries = [
    known[name],
    '1042',
    'contoh',
    '+6281234567890',
    '2026-11-19',
    instant,
    '8991002101234',
  ];
  const fits = tries.find(
    (text) => typeof text === 'string' && new RegExp(pattern, 'u').test(text),
  );
  return typeof fits === 'string' ? fits : 'contoh';
}

function numberOf({ minimum, maximum }: Json, name: string): number {
  const wanted =
    typeof known[name] === 'number'
      ? (known[name] as number)
      : /amount|price/.test(name)
        ? 62_500
        : 1;
  return Math.min(Math.max(wanted, Number(minimum ?? wanted)), Number(maximum ?? wanted));
}
