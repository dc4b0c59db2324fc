import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ParameterChange } from './parameter-change.entity.js';
import { ProfileParametersController } from './profile-parameters.controller.js';
import { ProfileParametersRepository } from './profile-parameters.repository.js';
import { ProfileParametersService } from './profile-parameters.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ParameterChange])],
  controllers: [ProfileParametersController],
  providers: [ProfileParametersRepository, ProfileParametersService],
})
export class ProfileParametersModule {}
