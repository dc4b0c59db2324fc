export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}
