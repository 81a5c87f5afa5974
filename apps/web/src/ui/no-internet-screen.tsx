import { BrokenLinkDrawing } from './drawings/broken-link-drawing.tsx';
import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx';

export function NoInternetScreen(props: Omit<ErrorScreenProps, 'title' | 'subtitle' | 'drawing'>) {
  return (
    <ErrorScreen
      {...props}
      title="Tidak ada koneksi Internet"
      subtitle="Periksa koneksi dan kuota data Anda, lalu tekan Muat Ulang."
      drawing={<BrokenLinkDrawing />}
    />
  );
}
