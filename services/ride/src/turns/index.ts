export { type Asker, TurnService } from './turn.service.js';
