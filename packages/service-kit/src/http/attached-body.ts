import type { IncomingMessage } from 'node:http';
import type { BoundedUpload } from './bounded-upload.js';

/** A body that the gateway has taken: complete, or an upload that it bounds while it comes. */
export type AttachedBody = Buffer | BoundedUpload;

const bodies = new WeakMap<IncomingMessage, AttachedBody>();

/** Attaches a body to its raw request: whoever answers the request reads it from here, not from the connection. */
export const attachBody = (request: IncomingMessage, body: AttachedBody): void => void bodies.set(request, body);

/** The body that was attached to this request; undefined when it is still to be read from the connection. */
export const attachedBodyOf = (request: IncomingMessage): AttachedBody | undefined => bodies.get(request);
