import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceCard } from './service-card.entity.js';
import { ServiceCardsController } from './service-cards.controller.js';
import { ServiceCardsRepository } from './service-cards.repository.js';
import { ServiceCardsService } from './service-cards.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ServiceCard])],
  controllers: [ServiceCardsController],
  providers: [ServiceCardsRepository, ServiceCardsService],
})
export class ServiceCardsModule {}
