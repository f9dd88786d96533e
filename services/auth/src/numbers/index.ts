export { NumberHolderService } from './number-holder.service.js';
export { NumbersModule } from './numbers.module.js';
