import { deepLink, webFallback } from '@marketplace/contract/deep-links';
import { createFileRoute } from '@tanstack/react-router';
import { findBridge } from '../../platform/bridge/bridge.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';

export const Route = createFileRoute('/_private/buyer/chat/room')({ component: BuyerRoomScreen });

const home = deepLink({ to: 'main/buyer-home' });

/** Where a buyer comes in. Until chats are held on the web, the way back to where they are: the mobile app. */
function BuyerRoomScreen() {
  return (
    <EmptyScreen
      level={1}
      drawing={<EmptyBoxDrawing />}
      title="Chat pembeli"
      text="Percakapan dengan penjual dibuka di aplikasi."
      action={<ToApp />}
    />
  );
}

function ToApp() {
  const bridge = findBridge();
  const label = 'Buka di aplikasi';
  return bridge ? (
    <Button onClick={() => bridge.openDeepLink(home)}>{label}</Button>
  ) : (
    <a href={webFallback(home, '/open', __APP_PACKAGE__)} className={buttonStyle({})}>
      {label}
    </a>
  );
}
