import type { LoginRow } from '@marketplace/contract/account';

/** What its owner knows it by. */
export function loginName({
  device,
  is_handed_over,
}: Pick<LoginRow, 'device' | 'is_handed_over'>): string {
  const name = device || 'Perangkat tidak dikenal';
  return is_handed_over ? `${name}, dari aplikasi` : name;
}
