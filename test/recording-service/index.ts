export * from './behaviours';
export * from './recording-service';
