/**
 * What a phone that sleeps is told, decrypted. The worker of a release shows what it gets: it knows neither events nor languages.
 * Texts stand on a locked screen, so they have no name of a rider, no phone, note, code or reason.
 */
export interface PushMessage {
  /** The form of the message. A worker that does not know it says that there is something new. */
  v: 1;
  /** 32 hexadecimal digits: who has the message proves by them that it arrived. */
  receipt: string;
  /** The next notice of the same tag replaces this one. */
  tag: string;
  title: string;
  body: string;
  /** The page that answers it: `/rider/…`, `/driver/…`, `/admin/…` or `/profile`. */
  path: string;
  /** A moment: from then on `past` is shown in place of `body`, without a sound. */
  until: string;
  past: string;
  /** Shown without a sound. */
  quiet: boolean;
  /** It stays until the person touches it. */
  stays: boolean;
}

/** The form that this release sends and knows. */
export const PUSH_MESSAGE_VERSION = 1;

/** The pages that a notice may lead to. */
export const PUSHED_PATH = /^\/(profile$|(rider|driver|admin)\/[\w/-]*$)/;
