export { NoticeService } from './notice.service.js';
export { NoticesModule } from './notices.module.js';
