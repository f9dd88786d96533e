import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { ContactLimitService } from './contact-limit.service.js';
import { ContactMailService } from './contact-mail.service.js';
import { CONTACT_MESSAGE_MODEL, contactMessageSchema } from './contact-message.model.js';
import { ContactMessageRepository } from './contact-message.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: CONTACT_MESSAGE_MODEL, schema: contactMessageSchema }])],
  controllers: [ContactController],
  providers: [ContactService, ContactMessageRepository, ContactLimitService, ContactMailService],
})
export class ContactModule {}
