declare const value: unique symbol;

/** A value of this type as JSON, as a column keeps it. It is ours, so it is checked when it is written, by the compiler. */
export type Json<Value> = string & { readonly [value]: Value };

export const toJson = <Value>(of: Value): Json<Value> => JSON.stringify(of) as Json<Value>;

export const fromJson = <Value>(json: Json<Value>): Value => JSON.parse(json);
