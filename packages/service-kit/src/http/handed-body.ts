import type { IncomingMessage } from 'node:http';
import type { BoundedUpload } from './bounded-upload.js';

/** A body that the gateway has taken: complete, or an upload that it bounds while it comes. */
export type HandedBody = Buffer | BoundedUpload;

const bodies = new WeakMap<IncomingMessage, HandedBody>();

/** Hands a body on with its raw request: whoever answers the request reads it from here, not from the connection. */
export const handBody = (request: IncomingMessage, body: HandedBody): void => void bodies.set(request, body);

/** The body that was handed on with this request; undefined when it is still to be read from the connection. */
export const handedBodyOf = (request: IncomingMessage): HandedBody | undefined => bodies.get(request);
