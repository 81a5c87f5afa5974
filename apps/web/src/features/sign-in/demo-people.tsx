import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Api } from '../../platform/api/client.ts';
import { wordsFor } from '../../platform/api/failure.ts';
import { useServices } from '../../platform/services.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast.tsx';
import { signIn } from './sign-in.ts';

const demoPeopleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['demo', 'people'],
    queryFn: ({ signal }) => api('GET /api/demo/people', {}, { signal }),
  });

/** In a demonstration anybody may look around as one of its people, with one tap. */
export function DemoPeople({ onSignedIn }: { onSignedIn: () => void }) {
  const services = useServices();
  const { data } = useQuery(demoPeopleQuery(services.api));
  const [entering, setEntering] = useState<string>();
  if (!data?.password) return null;
  const { password } = data;
  const enter = async (phone_number: string) => {
    setEntering(phone_number);
    try {
      await signIn(services, { phone_number, password });
      onSignedIn();
    } catch (error) {
      showToast({ text: wordsFor(error), kind: 'error' });
      setEntering(undefined);
    }
  };
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
              disabled={entering !== undefined}
              onClick={() => void enter(phone_number)}
              className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-lg px-2 py-1.5 text-left hover:bg-sunken active:bg-line"
            >
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">{description}</span>
              </span>
              {entering === phone_number ? (
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
