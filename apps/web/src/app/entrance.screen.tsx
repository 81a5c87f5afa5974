import { createFileRoute, redirect } from '@tanstack/react-router';
import { defaultPath } from '../platform/navigation/return-path.ts';

export const Route = createFileRoute('/_private/')({
  beforeLoad: () => {
    throw redirect({ to: defaultPath, replace: true });
  },
});
