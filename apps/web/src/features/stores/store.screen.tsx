import { createFileRoute } from '@tanstack/react-router';
import { isSectionName, type SectionName } from './section-names.ts';
import { StorePage } from './store-page.tsx';
import { StorePending } from './store-pending.tsx';

export const Route = createFileRoute('/_private/seller/store')({
  validateSearch: ({
    section,
  }: Record<string, unknown>): { section?: SectionName | undefined } => ({
    section: isSectionName(section) ? section : undefined,
  }),
  component: StoreScreen,
  pendingComponent: StorePending,
});

function StoreScreen() {
  return <StorePage section={Route.useSearch().section} />;
}
