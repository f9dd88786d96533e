import { LoadedPart, sessionStore } from '@pothik/api-client';
import {
  createBrowserRouter,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  ScrollRestoration,
} from 'react-router';
import { AREAS, type Area, areaOf, DRIVER_REGISTRATION, rolesOf, SECOND_FACTOR_PAGE } from '../access/access.rules';
import { GetRideSlot } from '../get-ride/get-ride-slot';
import { PublicLayout } from '../layout/public-layout';
import { OfflinePage } from '../offline/offline-page';
import { OfflineState } from '../offline/offline-state';
import { PageSkeleton } from '../page-parts/page-skeleton';
import { partFailed } from '../page-parts/part-failed';
import { SessionEndedSlot } from '../page-parts/session-ended-slot';
import { ApplicationErrorBoundary } from './application-error-boundary';
import { AreaErrorBoundary } from './area-error-boundary';
import { Guard } from './guard';
import { notFoundElement } from './not-found-element';
import { page } from './page';
import { scrollKeys } from './scroll-keys.rules';
import { sessionKnown } from './session-known';

const areaPart = () => import(/* webpackChunkName: 'area' */ './area');

/** What a guard shows inside the public layout. */
const INSIDE = { waiting: <PageSkeleton />, unreachable: <OfflineState /> };

const publicPages: RouteObject[] = [
  { index: true, lazy: page(() => import(/* webpackChunkName: 'home-page' */ '../features/home/home-page')) },
  { path: 'about', lazy: page(() => import('../features/information/about-page')) },
  { path: 'faq', lazy: page(() => import('../features/information/faq-page')) },
  { path: 'contact', lazy: page(() => import('../features/information/contact-page')) },
  { path: 'support', lazy: page(() => import('../features/information/support-page')) },
  { path: 'safety', lazy: page(() => import('../features/information/rules/safety-page')) },
  { path: 'privacy', lazy: page(() => import('../features/information/rules/privacy-page')) },
  { path: 'terms', lazy: page(() => import('../features/information/rules/terms-page')) },
  {
    element: <Guard {...INSIDE} />,
    children: [{ path: 'profile', lazy: page(() => import('../features/profile/profile-page')) }],
  },
  {
    element: <Guard roles={['RIDER']} {...INSIDE} />,
    children: [{ path: DRIVER_REGISTRATION, lazy: page(() => import('./driver-registration-page')) }],
  },
  {
    element: <Guard roles={rolesOf('admin')} {...INSIDE} />,
    children: [{ path: SECOND_FACTOR_PAGE, lazy: page(() => import('../features/second-factor/second-factor-page')) }],
  },
];

/**
 * An area's routes come from its remote. The placeholder route needs a parameter (the splat): only then does the router
 * request more routes. Its pathless parents provide guard, layout and error boundary.
 */
const areaRoutes = (area: Area): RouteObject => ({
  element: <Guard roles={rolesOf(area)} waiting={<PageSkeleton />} unreachable={<OfflinePage />} />,
  children: [
    {
      element: <LoadedPart load={areaPart} waiting={<PageSkeleton />} failed={partFailed} />,
      children: [
        {
          id: area,
          errorElement: <AreaErrorBoundary />,
          HydrateFallback: PageSkeleton,
          children: [{ path: `${area}/*`, element: notFoundElement }],
        },
      ],
    },
  ],
});

const scrollKey = scrollKeys();

/** A new page starts at its top, Back returns to where one was. */
function Root() {
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      <SessionEndedSlot />
      <Outlet />
      <GetRideSlot />
    </>
  );
}

const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <ApplicationErrorBoundary />,
    HydrateFallback: PageSkeleton,
    children: [
      { Component: PublicLayout, HydrateFallback: PageSkeleton, children: publicPages },
      ...AREAS.map(areaRoutes),
      { path: 'login', lazy: page(() => import(/* webpackChunkName: 'account' */ '../features/account/login-page')) },
      {
        path: 'register',
        lazy: page(() => import(/* webpackChunkName: 'account' */ '../features/account/register-page')),
      },
      { path: 'verify', lazy: page(() => import(/* webpackChunkName: 'account' */ '../features/account/verify-page')) },
      { path: 'forgot-password', lazy: page(() => import('../features/account/forgot-password-page')) },
      { path: 'unauthorized', lazy: page(() => import('./unauthorized')) },
      { path: '*', lazy: page(() => import('./not-found-page')) },
    ],
  },
];

/** Where a page starts without a network, the code is there once the session is known. */
const onceKnown = () => sessionKnown().then(areaPart);

const patchArea: PatchRoutesOnNavigationFunction = async (asked) => {
  const area = areaOf(asked.path);
  if (!area || sessionStore.getState().status === 'signed-out') return;
  const { fetchArea } = await areaPart().catch(onceKnown);
  await fetchArea(area, asked);
};

export const createShellRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation: patchArea });
