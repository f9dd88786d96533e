export { TrackRepository } from './track.repository.js';
export { TrackService } from './track.service.js';
