type Address = {
  address: string;
  district?: string | null | undefined;
  city?: string | null | undefined;
  postal_code?: string | null | undefined;
};

/** An address as people write it, on one line; what the street's line says already is not said twice. */
export function addressOf({ address, district, city, postal_code }: Address): string {
  const rest = [district, city].filter((part) => part && !address.includes(part));
  return [[address, ...rest].filter(Boolean).join(', '), postal_code].filter(Boolean).join(' ');
}
