import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Api } from '../../platform/api/client.ts';
import { useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { signIn } from './sign-in.ts';

const demoPeopleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['demo', 'people'],
    queryFn: ({ signal }) => api('GET /api/demo/people', {}, { signal }),
  });

/** In a demonstration anybody may look around as one of its people, with one tap. */
export function DemoPeople({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const services = useServices();
  const { data } = useQuery(demoPeopleQuery(services.api));
  const [chosen, setChosen] = useState<string>();
  const entering = useAction(async (phone_number: string, password: string) => {
    setChosen(phone_number);
    await signIn(services, { phone_number, password });
    await onSignedIn();
  });
  if (!data?.password) return null;
  const { password } = data;
  return (
    <section aria-labelledby="demo-people" className="mt-8 border-t border-line pt-6">
      <h2 id="demo-people" className="text-sm font-semibold text-ink-soft">
        Demo: masuk langsung sebagai
      </h2>
      <ul className="mt-2 grid">
        {data.people.map(({ name, phone_number, description }) => (
          <li key={phone_number}>
            <button
              type="button"
              aria-disabled={entering.isBusy || undefined}
              onClick={() => entering.run(phone_number, password)}
              className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-lg px-2 py-1.5 text-left hover:bg-sunken active:bg-line"
            >
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">{description}</span>
              </span>
              {entering.isBusy && chosen === phone_number ? (
                <Spinner />
              ) : (
                <ChevronRight aria-hidden className="size-5 text-ink-faint" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
