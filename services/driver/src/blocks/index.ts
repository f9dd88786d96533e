export { BLOCK_MODEL } from './block.model.js';
export { BlockRepository, blockPayloadOf } from './block.repository.js';
export { BlockService } from './block.service.js';
export { BlocksModule } from './blocks.module.js';
