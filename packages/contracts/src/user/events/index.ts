import { eventsOf } from '../../notification/domain-event.js';
import { profileRestated } from './profile-restated.js';
import { profileUpdated } from './profile-updated.js';

export const userEvents = eventsOf('user', {
  profileUpdated,
  profileRestated,
});
