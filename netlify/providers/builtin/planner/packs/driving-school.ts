// Reserved: this pack is being written right now by the helper for service trades (dentist, yoga, driving-school and others). Please do not write it.
export {};
