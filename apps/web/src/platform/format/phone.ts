/** +6281234567890 as people write it: 0812-3456-7890. */
export function phone(number: string): string {
  const local = number.replace(/^\+62/, '0');
  return local.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3');
}
