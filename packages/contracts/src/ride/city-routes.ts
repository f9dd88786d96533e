import type { Route } from '../platform/route.js';

export const cities = {
  owner: 'ride',
  name: 'cities',
  method: 'GET',
  path: '/city/cities',
  message: 'Cities',
} as const satisfies Route;

export const minimumFares = {
  owner: 'ride',
  name: 'minimumFares',
  method: 'GET',
  path: '/city/minimum-fares',
  message: 'Minimum fares',
} as const satisfies Route;

export const addTariff = {
  owner: 'ride',
  name: 'addTariff',
  method: 'POST',
  path: '/city/tariffs/:cityId',
  message: 'Tariff saved',
  hasBody: true,
} as const satisfies Route;

export const changeZone = {
  owner: 'ride',
  name: 'changeZone',
  method: 'POST',
  path: '/city/zone/:cityId',
  message: 'Zone saved',
  hasBody: true,
} as const satisfies Route;
