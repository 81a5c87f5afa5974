import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { LinksSearch } from '../books-search.ts';

type Props = { page: number; total_page: number; search: LinksSearch };

export const PageOfLinks = ({ page, total_page, search }: Props) => (
  <Pagination
    page={page}
    pageCount={total_page}
    renderLink={(to, content, props) => (
      <AppLink
        {...props}
        to="/accurate-linking-dashboard"
        search={{ ...search, page: String(to) }}
        activeProps={{}}
      >
        {content}
      </AppLink>
    )}
  />
);
