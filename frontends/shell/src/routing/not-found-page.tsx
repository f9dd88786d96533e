import { RickshawBorder } from '@pothik/ui-kit';
import { Component as NotFound } from './not-found';

/** The 404 page outside any layout. */
export function Component() {
  return (
    <main className="shell-alone">
      <NotFound />
      <RickshawBorder />
    </main>
  );
}
