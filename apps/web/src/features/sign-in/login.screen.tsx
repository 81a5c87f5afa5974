import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { ownReturnPath } from '../../platform/navigation/whose-from.ts';
import { useAppState } from '../../platform/services.ts';
import { Banner } from '../../ui/banner.tsx';
import { DemoPeople } from './demo-people.tsx';
import { readFrom } from './from-search.ts';
import { LoginForm } from './login-form.tsx';
import { LoginWelcome } from './login-welcome.tsx';
import { useEnter } from './use-enter.ts';

export const Route = createFileRoute('/_public/seller/login')({
  validateSearch: readFrom,
  beforeLoad: ({ context, search }) => {
    if (context.token.read()) {
      const { user_uuid } = context.state.getState().user.auth;
      throw redirect({ to: ownReturnPath(search.from, user_uuid), replace: true });
    }
  },
  component: LoginScreen,
});

function LoginScreen() {
  const { from } = Route.useSearch();
  const notice = useAppState(({ app }) => app.loginNotice);
  const enter = useEnter(from);
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] bg-surface md:grid-rows-1 md:grid-cols-[minmax(0,1fr)_minmax(480px,40%)]">
      <LoginWelcome />
      <div className="px-4 py-8 sm:px-12 md:pt-[16dvh]">
        <div className="mx-auto w-full max-w-sm">
          <h1 className="text-2xl font-bold tracking-tight">Masuk ke toko Anda</h1>
          <p className="mt-1 mb-6 text-ink-soft">Pakai nomor HP yang terdaftar di toko.</p>
          {notice && (
            <Banner kind="important" className="mb-4">
              {notice}
            </Banner>
          )}
          <LoginForm from={from} onSignedIn={enter} />
          <nav
            aria-label="Untuk calon penjual"
            className="mt-4 flex flex-wrap gap-x-6 text-sm text-ink-soft *:inline-flex *:min-h-11 *:items-center *:hover:underline"
          >
            <a href="/seller/register">Daftar jadi penjual</a>
            <Link to="/seller/seller-fee">Biaya layanan</Link>
            <Link to="/seller/payment-info">Kapan uang masuk</Link>
            <Link to="/about-buyers-demand">Permintaan pembeli</Link>
            <a href="/seller/faq">Tanya jawab</a>
            <a href="/privacy">Privasi</a>
            <a href="/terms">Ketentuan</a>
          </nav>
          <DemoPeople onSignedIn={enter} />
        </div>
      </div>
    </main>
  );
}
