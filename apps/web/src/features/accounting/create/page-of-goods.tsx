import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { CreateSearch } from '../books-search.ts';

type Props = { page: number; total_page: number; search: CreateSearch };

export const PageOfGoods = ({ page, total_page, search }: Props) => (
  <Pagination
    page={page}
    pageCount={total_page}
    renderLink={(to, content, props) => (
      <AppLink
        {...props}
        to="/marketplace-create-inventory"
        search={{ ...search, page: String(to) }}
        activeProps={{}}
      >
        {content}
      </AppLink>
    )}
  />
);
