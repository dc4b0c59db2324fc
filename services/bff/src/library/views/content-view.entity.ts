import { Entity } from 'typeorm';
import { OwnTableOf, SavedViewOf } from '../../people/saved-views/saved-view.entity.js';

@Entity('content_view')
export class ContentView extends SavedViewOf('content_view') {}

@Entity('content_table')
export class ContentTable extends OwnTableOf('content_table') {}
