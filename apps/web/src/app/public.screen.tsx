import { createFileRoute } from '@tanstack/react-router';

/** Pages that need no login. */
export const Route = createFileRoute('/_public')({});
