import { Global, Injectable, Module } from '@nestjs/common';
import { Examiner, type Finding } from '../common/examination/examiner.js';
import { type Measurement } from '../common/examination/measurement.js';
import { Config } from '../config/config.js';

@Injectable()
class Doctor extends Examiner {
  constructor(private readonly config: Config) {
    super();
  }

  /** Loaded when it is asked, because hardly any process is. */
  override async examine(): Promise<Finding[]> {
    const { examineDeployment } = await import('./examine.js');
    return await examineDeployment(this.config);
  }

  override async measure(): Promise<Measurement> {
    const { measureDeployment } = await import('./measure/measure-deployment.js');
    return await measureDeployment(this.config);
  }
}

@Global()
@Module({ providers: [{ provide: Examiner, useClass: Doctor }], exports: [Examiner] })
export class DoctorModule {}
