import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Prefetched } from './prefetched';

const neverAsked = () => Promise.reject(new Error('asked again'));

function Screen() {
  const { data: room } = useQuery({ queryKey: ['room', { floor: undefined }], queryFn: neverAsked });
  const { data: pages } = useInfiniteQuery({
    queryKey: ['pages'],
    initialPageParam: 1,
    getNextPageParam: () => undefined,
    queryFn: neverAsked,
  });
  return encodeURIComponent(JSON.stringify([room, pages]));
}

it('[UX-04] a screen has in its first rendering what the page has read, odd characters and pages of a list included', () => {
  const room = { name: '</script><b>"\u2028望江', capacity: 8 };
  const queries = new QueryClient();
  queries.setQueryData(['room', { floor: undefined }], room);
  queries.setQueryData(['pages'], { pages: [[room]], pageParams: [1] });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Prefetched queries={queries}>
        <Screen />
      </Prefetched>
    </QueryClientProvider>,
  );
  const state: unknown = JSON.parse(decodeURIComponent(markup));
  expect(state).toEqual([room, { pages: [[room]], pageParams: [1] }]);
});
