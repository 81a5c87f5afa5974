import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showTheme } from '../platform/device/theme.ts';
import { ServicesProvider } from '../platform/services.ts';
import { KitPage } from './kit-page.tsx';
import { kitPlaceOf } from './kit-place.ts';
import { createKitServices } from './kit-services.ts';

const place = kitPlaceOf(window.location.search);
showTheme(place.theme);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ServicesProvider value={createKitServices()}>
        <KitPage place={place} />
      </ServicesProvider>
    </StrictMode>,
  );
}
