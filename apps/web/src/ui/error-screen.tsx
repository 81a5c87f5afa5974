import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { UnpluggedDrawing } from './drawings/unplugged-drawing.tsx';
import { EmptyScreen } from './empty-screen.tsx';

export interface ErrorScreenProps {
  title: ReactNode;
  /** What was kept, and what to do. */
  subtitle: ReactNode;
  onReload?: (() => void) | undefined;
  isReloading?: boolean | undefined;
  drawing?: ReactNode;
  level?: 1 | 2 | undefined;
  className?: string | undefined;
}

export function ErrorScreen({
  title,
  subtitle,
  onReload,
  isReloading,
  drawing = <UnpluggedDrawing />,
  level = 1,
  className,
}: ErrorScreenProps) {
  return (
    <div role="alert">
      <EmptyScreen
        drawing={drawing}
        title={title}
        text={subtitle}
        level={level}
        className={className}
        action={
          onReload ? (
            <Button icon={<RotateCw />} onClick={onReload} isBusy={isReloading ?? false}>
              Muat Ulang
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
