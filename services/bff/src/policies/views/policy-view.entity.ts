import { Entity } from 'typeorm';
import { OwnTableOf, SavedViewOf } from '../../people/saved-views/saved-view.entity.js';

@Entity('policy_view')
export class PolicyView extends SavedViewOf('policy_view') {}

@Entity('policy_table')
export class PolicyTable extends OwnTableOf('policy_table') {}
