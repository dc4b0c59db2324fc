import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CardsModule } from '../cards/cards.module.js';
import { MessagesModule } from '../../messages/messages/messages.module.js';
import { ExpiryNoticesService } from './expiry-notices.service.js';
import { ServiceCard } from './service-card.entity.js';
import { ServiceCardsController } from './service-cards.controller.js';
import { ServiceCardsRepository } from './service-cards.repository.js';
import { ServiceCardsService } from './service-cards.service.js';
import { ServiceNoticesRepository } from './service-notices.repository.js';

@Module({
  imports: [CardsModule, MessagesModule, TypeOrmModule.forFeature([ServiceCard])],
  controllers: [ServiceCardsController],
  providers: [ServiceCardsRepository, ServiceNoticesRepository, ServiceCardsService, ExpiryNoticesService],
})
export class ServiceCardsModule {}
