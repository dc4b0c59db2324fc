/**
 * Decorators store what they say by this package, which has to be there before the first of them runs. In a bundle, the modules
 * that import it last would call it last. Imported first by each entry that starts the application.
 */
import 'reflect-metadata';
