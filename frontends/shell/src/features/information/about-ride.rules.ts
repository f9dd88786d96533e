/** What a ride's short number looks like; nothing else of a link gets into a message. */
const RIDE_NUMBER = /^P-[0-9A-HJKMNP-TV-Z]{5}$/;

/** The short number of the ride that help is asked about. */
export function rideAsked(parameters: URLSearchParams): string | undefined {
  const number = parameters.get('ride') ?? '';
  return RIDE_NUMBER.test(number) ? number : undefined;
}

/** A message that names its ride; what was typed before stays. */
export function withRide(message: string, about: string | undefined): string {
  return about === undefined || message.includes(about) ? message : `${about}\n${message}`;
}
