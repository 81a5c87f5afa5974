import { Toaster } from '../ui/toast.tsx';
import { ButtonsGroup } from './buttons-group.tsx';
import { ChoicesGroup } from './choices-group.tsx';
import { DataGroup } from './data-group.tsx';
import { FieldsGroup } from './fields-group.tsx';
import { IdiomsGroup } from './idioms-group.tsx';
import { KitBar } from './kit-bar.tsx';
import { type KitPlace, KitPlaceProvider } from './kit-place.ts';
import { ListsGroup } from './lists-group.tsx';
import { MessagesGroup } from './messages-group.tsx';
import { OverlaysGroup } from './overlays-group.tsx';
import { ProductGroup } from './product-group.tsx';
import { ScreensGroup } from './screens-group.tsx';
import { StepsGroup } from './steps-group.tsx';
import { TokensGroup } from './tokens-group.tsx';

const groups = [
  { id: 'warna', name: 'Colours and text', Group: TokensGroup },
  { id: 'tombol', name: 'Buttons', Group: ButtonsGroup },
  { id: 'langkah', name: 'Steps and waiting for them', Group: StepsGroup },
  { id: 'isian', name: 'Fields', Group: FieldsGroup },
  { id: 'pilihan', name: 'Choices', Group: ChoicesGroup },
  { id: 'daftar', name: 'Cards and lists', Group: ListsGroup },
  { id: 'data', name: 'Tables and pages', Group: DataGroup },
  { id: 'pesan', name: 'Messages and waiting', Group: MessagesGroup },
  { id: 'lapisan', name: 'Sheets, dialogs, menus', Group: OverlaysGroup },
  { id: 'layar', name: 'Empty and error screens', Group: ScreensGroup },
  { id: 'produk', name: 'Parts of the product', Group: ProductGroup },
  { id: 'kebiasaan', name: 'Idioms', Group: IdiomsGroup },
];

/** Every part of the kit in every state, or one of them alone; seen in development and by tests only. */
export function KitPage({ place }: { place: KitPlace }) {
  return (
    <KitPlaceProvider value={place}>
      {place.shown ? <OneCase /> : <AllCases />}
      <Toaster />
    </KitPlaceProvider>
  );
}

function OneCase() {
  return (
    <main className="mx-auto max-w-3xl px-4 pb-24">
      <KitBar />
      {groups.map(({ id, Group }) => (
        <Group key={id} />
      ))}
    </main>
  );
}

function AllCases() {
  return (
    <div className="mx-auto max-w-7xl px-4 pb-24 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10 md:px-8">
      <nav aria-label="Groups" className="hidden md:block">
        <ul className="sticky top-0 py-10">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-10 items-center rounded-lg px-3 text-sm font-medium text-ink-soft hover:bg-sunken"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1 className="pt-8 text-2xl font-bold md:pt-10">Kit</h1>
        <p className="mt-1 text-base text-ink-soft">
          Every part in every state. Tab through it for the focus, press for the pressed state. A
          name leads to its part alone.
        </p>
        <KitBar />
        {groups.map(({ id, name, Group }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pt-10">
            <h2
              id={`${id}-title`}
              className="mb-4 border-b border-line-strong pb-2 text-xl font-bold"
            >
              {name}
            </h2>
            <div className="grid gap-6 lg:grid-cols-2">
              <Group />
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}
