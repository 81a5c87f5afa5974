import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx';

type SystemErrorProps = Omit<ErrorScreenProps, 'title' | 'subtitle' | 'drawing'> & {
  /** What the server said; without it the usual advice. */
  words?: string | undefined;
};

const advice = 'Mohon tunggu beberapa saat, atau tekan Muat Ulang untuk mencoba lagi.';

/** Something is wrong on our side. */
export function SystemErrorScreen({ words, ...props }: SystemErrorProps) {
  return <ErrorScreen {...props} title="Terjadi Gangguan Sistem" subtitle={words || advice} />;
}
