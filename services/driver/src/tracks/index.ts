export { TrackRepository } from './track.repository.js';
export { TrackService } from './track.service.js';
export { TracksModule } from './tracks.module.js';
