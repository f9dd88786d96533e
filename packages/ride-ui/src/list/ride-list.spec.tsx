import { invalidate, QUERY, queryClient } from '@pothik/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { answering, open, refusal, success } from '../testing/page-fixture';
import { rideWith } from '../testing/ride-fixture';
import { RideList, type RideListFrameProps } from './ride-list';
import { type RideListFilter, totalFareOf, useRideList } from './use-ride-list';

const RIDE = rideWith({ rideStatus: 'COMPLETED' });
const DROP = { key: 'drop', header: 'Drop', cell: ({ dropLocation }: typeof RIDE) => dropLocation };

const PageSection = ({ page, children }: RideListFrameProps) => (
  <section aria-label={`Page ${page}`}>{children}</section>
);

const OfNobody = () => <p>{useRideList(undefined, 1).fetchStatus}</p>;

function Rides({ filter = {} }: { filter?: RideListFilter | undefined }) {
  const [parameters] = useSearchParams();
  const list = useRideList(filter, Number(parameters.get('page') ?? 1));
  return (
    <>
      <p>{`Total ${totalFareOf(list)}`}</p>
      <RideList
        caption="Rides"
        list={list}
        columns={[DROP]}
        hrefOf={(rideId) => `/rides/${rideId}`}
        empty="No rides"
        failed="Failed"
        Frame={PageSection}
      />
    </>
  );
}

const listOf = (total: number, totalFare?: number) => (search: URLSearchParams) => {
  const totalPage = Math.ceil(total / 10);
  const rides = Number(search.get('page')) > totalPage ? [] : [RIDE];
  return success({ data: rides, meta: { page: 1, limit: 10, total, totalPage, totalFare } });
};

describe('a list of rides', () => {
  it('requests its filter, ten rides a page', async () => {
    const asked = answering(listOf(1));
    open(<Rides filter={{ rideStatus: 'COMPLETED' }} />, '/list');
    await screen.findByText('Kamalapur');
    expect(asked.map(({ call }) => call)).toEqual(['GET /ride/rides?rideStatus=COMPLETED&page=1&limit=10']);
  });

  it('a row opens the ride, which receives the list to return to', async () => {
    answering(listOf(12));
    const router = open(<Rides />, '/list?page=2');
    await userEvent.click(await screen.findByRole('link', { name: /^Ride of/ }));
    expect(router.state.location).toMatchObject({ pathname: `/rides/${RIDE._id}`, state: { list: '/list?page=2' } });
  });

  it('the page is part of the address', async () => {
    answering(listOf(25));
    const router = open(<Rides />, '/list');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(router.state.location.search).toBe('?page=2');
    expect(screen.getByRole('region', { name: 'Page 2' })).toBeVisible();
  });

  it('is turned while the page that it shows is asked again', async () => {
    answering(listOf(25));
    const router = open(<Rides />, '/list');
    const next = await screen.findByRole('button', { name: 'Next' });
    globalThis.fetch = () => new Promise<Response>(() => {});
    act(() => void invalidate(QUERY.RideRequest));
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    await userEvent.click(next);
    expect(router.state.location.search).toBe('?page=2');
  });

  it('a page beyond the last one becomes the last one', async () => {
    answering(listOf(25));
    const router = open(<Rides />, '/list?page=9');
    expect(await screen.findByText('21 to 25 of 25')).toBeVisible();
    expect(router.state.location.search).toBe('?page=3');
  });

  it('shows its own elements when there are no rides and when they did not load', async () => {
    answering(() => success({ data: [], meta: { page: 1, limit: 10, total: 0, totalPage: 0 } }));
    open(<Rides />);
    expect(await screen.findByText('No rides')).toBeVisible();
    answering(() => refusal(400, 'platform/invalid', 'No'));
    open(<Rides filter={{ driver: RIDE.driver._id }} />);
    expect(await screen.findByText('Failed')).toBeVisible();
  });

  it('gives the total of the fares if the API returns one', async () => {
    answering(listOf(1, 640));
    open(<Rides />);
    expect(await screen.findByText('Total 640')).toBeVisible();
  });

  it('sends no request without a filter', async () => {
    const asked = answering(listOf(1));
    open(<OfNobody />);
    await waitFor(() => expect(screen.getByText('idle')).toBeVisible());
    expect(asked).toEqual([]);
  });
});
